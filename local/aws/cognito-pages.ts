/** A page of a stand-in for a sign-in; it echoes no user input. */
export const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 22rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
form, label { display: grid; gap: .5rem; }
form { gap: 1rem; }
input, button { padding: .625rem; font: inherit; }
</style>
<main>
<h1>${title}</h1>
${body}
</main>`;

export const signInPage = page(
  'Local sign-in',
  `<p>Stands in for Amazon Cognito. demo@example.com is an admin of the account demo, agent@example.com an agent and viewer@example.com a viewer; any password will do.</p>
<form method="post">
<label>Email <input name="email" type="email" autocomplete="username" required autofocus></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button>
</form>`,
);

/** Signs out at once, as Cognito does. @param form the provider's own, with its CSRF token */
export const signOutPage = (form: string) =>
  page(
    'Signing out',
    `${form}
<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>document.querySelector('button').click()</script>`,
  );
