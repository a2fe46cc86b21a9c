/** What both pages share. Colours of a page come as custom properties: `--background` and what can be read on it. */
export const baseStyles = `
*, *::before, *::after { box-sizing: border-box; }
html { color-scheme: only light; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100svh; background: var(--background); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; -webkit-font-smoothing: antialiased; overflow-wrap: anywhere; }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; }
.icon { width: 1.5em; height: 1.5em; flex: none; display: block; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/**
 * A column on phones; on wide screens the ticket beside what to do with it. `html[data-device]` and
 * `html[data-download]` come from the script: without it everything is there.
 */
export const installPageStyles = `${baseStyles}
main { display: grid; gap: 1.25rem; max-width: 27rem; margin: 0 auto; padding: max(1.5rem, env(safe-area-inset-top)) max(1rem, env(safe-area-inset-right)) max(2rem, env(safe-area-inset-bottom)) max(1rem, env(safe-area-inset-left)); }
h1 { text-align: center; }

.card { border-radius: 1.25rem; background: #fff; color: #1c1c1e; overflow: hidden; box-shadow: 0 0 0 1px rgb(0 0 0 / .07), 0 1px 2px rgb(0 0 0 / .06), 0 12px 32px rgb(0 0 0 / .14); }
.card [dir] { text-align: left; }
.flight { position: relative; display: grid; gap: 1.25rem; padding: 1.25rem 1.25rem 1.5rem; background: var(--brand); color: var(--brand-ink); }
.flight::before, .flight::after { content: ""; position: absolute; bottom: -.625rem; width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--background); box-shadow: inset 0 0 0 1px rgb(0 0 0 / .07); }
.flight::before { left: -.625rem; }
.flight::after { right: -.625rem; }
.carrier { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 2.75rem; }
.logo { display: block; max-width: min(9.5rem, 55%); max-height: 2.75rem; object-fit: contain; object-position: left; }
.airline { font-size: 1.125rem; line-height: 1.25; font-weight: 700; }
.number { text-align: right; font-size: .8125rem; line-height: 1.35; }
.number b { font-size: 1.0625rem; font-weight: 650; }
.number time { white-space: nowrap; }
.codes { display: flex; align-items: center; gap: .625rem; font-size: clamp(2.25rem, 12.5vw, 3.25rem); line-height: 1; letter-spacing: -0.02em; overflow-wrap: normal; }
.codes b { font-weight: 700; }
.codes .icon { width: 1.75rem; height: 1.75rem; }
.codes::before, .codes::after { content: ""; order: 1; flex: 1; border-top: 2px dotted; }
.codes .icon { order: 2; }
.codes::after { order: 3; }
.codes b:last-child { order: 4; }
.ends { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1rem; }
.card .ends > :last-child:not(:first-child) { text-align: right; }
p.ends { margin-top: .375rem; font-size: .9375rem; line-height: 1.3; }

dt { font-size: .75rem; line-height: 1.3; font-weight: 500; }
dd { font-size: 1.25rem; line-height: 1.3; font-weight: 650; font-variant-numeric: tabular-nums; }
dd s { font-size: .9375rem; font-weight: 400; }
dd small { font-size: .75rem; font-weight: 500; white-space: nowrap; }
.facts { display: grid; grid-template-columns: repeat(3, 1fr); grid-auto-flow: dense; gap: .875rem 1rem; margin: -2px 1.25rem 0; padding: 1.25rem 0 1rem; border-top: 2px dashed var(--brand-ink); position: relative; }
.facts dt, .note { color: #5c6370; }
.facts .long, .facts .passenger { grid-column: 1 / -1; }
.facts .long dd, .facts .passenger dd { font-size: 1.0625rem; }
.note { padding: 0 1.25rem 1.125rem; font-size: .75rem; }

.actions { display: grid; gap: .75rem; text-align: center; align-content: start; }
.button { display: flex; align-items: center; justify-content: center; gap: .625rem; min-height: 3.5rem; padding: .75rem 1.25rem; border-radius: 1rem; font-size: 1.0625rem; line-height: 1.25; font-weight: 650; text-decoration: none; }
a.button { background: var(--ink); color: var(--on-ink); }
a.button:hover { text-decoration: underline; text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.message { display: grid; gap: .5rem; justify-items: center; text-wrap: balance; }
.message p + p { margin-top: .5rem; }
.wait, .thanks, [data-download] .help { display: none; }
[data-download="waiting"] .wait, [data-download="done"] .thanks { display: grid; }
.thanks .icon { width: 2.5rem; height: 2.5rem; }
.phone { display: grid; gap: .25rem; justify-items: center; text-align: center; }
.qr-code { margin-top: .75rem; border-radius: 1rem; box-shadow: 0 0 0 1px rgb(0 0 0 / .07); max-width: 100%; height: auto; }

[data-device="ios"] #walletb, [data-device="android"] #walleta:has(+ #walletb) { display: none; }
[data-device="ios"] .phone, [data-device="android"] .phone { display: none; }

@media (min-width: 56rem) {
  main { grid-template-columns: minmax(0, 27rem) 22rem; grid-template-rows: repeat(3, auto); gap: 1.5rem 4.5rem; place-content: center; max-width: none; min-height: 100vh; min-height: 100svh; }
  h1 { font-size: 1.875rem; }
  .card { grid-area: 1 / 1 / -1; align-self: start; }
  h1, .actions, .phone { grid-column: 2; text-align: left; }
  .phone, .message { justify-items: start; }
}

@media (prefers-reduced-motion: no-preference) {
  .thanks .icon { animation: appear .4s ease-out; }
  @keyframes appear { from { opacity: 0; transform: scale(.8); } }
}
`;
