const [fewest, most] = [10, 25];

/** An issuer id of the Google Wallet console, as a pattern for HTML and regular expressions. */
export const issuerIdPattern = `[0-9]{${fewest},${most}}`;

export const issuerIdHint = `The number of ${fewest} to ${most} digits that Google Wallet’s console shows`;

export const isIssuerId = (text: string) => new RegExp(`^${issuerIdPattern}$`).test(text);
