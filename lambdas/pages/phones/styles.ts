import { css } from '../style-sheet.ts';

/**
 * Styles of all drawings. Measures are points of an iPhone with 390 and of an Android phone with 412, on which a pass keeps 16 to
 * each side. Fronts have the airline's colors by day and night; screens and details follow the theme.
 * Source: Apple, Wallet Developer Guide, Pass Design; Apple, Human Interface Guidelines, Wallet; Google Wallet, "Boarding pass template".
 */
export const phoneStyles = css`
.w-screen { --w-screen: #f2f2f7; --w-card: #fff; --w-text: #1c1c1e; --w-quiet: #5f5f66; --w-link: #0057c2; --w-edge: #d8d8de;
  box-sizing: border-box; width: 100%; max-width: 390px; margin: 0; padding: 16px; background: var(--w-screen); color: var(--w-text); font: 15px/1.3 system-ui, sans-serif; }
.w-screen :is(dl, dd, dt, p, ul, h3) { margin: 0; padding: 0; font-weight: inherit; font-size: inherit; }
.w-screen ul { list-style: none; }
.w-parts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.w-screen figcaption { margin-top: 12px; color: var(--w-quiet); font-size: 12px; text-align: center; }

.w-apple, .w-google { container-type: inline-size; position: relative; display: flex; flex-direction: column; box-sizing: border-box; background: var(--w-back); color: var(--w-ink); color-scheme: only light; forced-color-adjust: none; }
.w-apple { min-height: 468px; padding: 12px 16px 18px; border-radius: 13px; }
.w-apple dt { color: var(--w-label); font-size: 10px; font-weight: 600; text-transform: uppercase; overflow-wrap: anywhere; }
.w-apple header { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 44px; }
.w-logo { display: flex; align-items: center; gap: 8px; min-width: 0; }
.w-logo img { display: block; max-width: min(160px, 100%); max-height: 44px; object-fit: contain; }
.w-logo b { font-size: 17px; font-weight: 500; }
.w-apple .w-head { flex: none; flex-wrap: nowrap; gap: 12px; max-width: 85%; text-align: end; }
.w-row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; }
.w-row > div { min-width: 0; max-width: 100%; }
.w-row dd { font-size: 14px; line-height: 1.25; overflow-wrap: anywhere; }
.w-route { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
.w-route > div { flex: 1 1 0; min-width: 0; }
.w-route > div:last-child { text-align: end; }
.w-route > .w-glyph { flex: none; width: 38px; }
.w-glyph .icon { display: block; width: 100%; }
[dir=rtl] .w-glyph .icon { transform: scaleX(-1); }

.w-classic { gap: 16px; --w-notch: 148px; mask: radial-gradient(circle 7px at left 0 top var(--w-notch), #0000 93%, #000), radial-gradient(circle 7px at right 0 top var(--w-notch), #0000 93%, #000); mask-composite: intersect; }
.w-classic .w-route { min-height: 68px; padding-bottom: 10px; }
.w-classic .w-route dd { font-size: min(46px, 14cqi); font-weight: 300; line-height: 1.1; }
.w-classic .w-head dd { font-size: 18px; line-height: 1.15; }
.w-classic .w-glyph dt { height: 14px; }
.w-classic .w-glyph { color: var(--w-label); }

.w-semantic { border-radius: 22px; padding: 16px 18px 22px; }
.w-semantic .w-logo img { max-width: min(126px, 100%); max-height: 30px; }
.w-flight { flex: none; display: grid; text-align: end; line-height: 1.2; }
.w-flight b { font-size: 17px; font-weight: 800; }
.w-flight span, .w-semantic dt, .w-time { color: var(--w-label); font-size: 13px; font-weight: 500; }
.w-semantic .w-route { margin-top: 14px; }
.w-semantic .w-route dd { font-size: min(44px, 13.7cqi); font-weight: 700; line-height: 1.05; letter-spacing: -.01em; }
.w-semantic .w-route .w-time { font-size: 13px; font-weight: 500; line-height: 1.4; letter-spacing: 0; font-variant-numeric: tabular-nums; }
.w-semantic .w-glyph { width: 30px; }
.w-semantic .w-person { display: grid; gap: 9px; margin-top: 26px; }
.w-person b { font-size: 17px; font-weight: 700; overflow-wrap: anywhere; }
.w-badges { display: flex; flex-wrap: wrap; gap: 6px; }
.w-badges li { padding: 4px 7px; border-radius: 5px; background: var(--w-ink); color: var(--w-back); font-size: 11px; font-weight: 600; line-height: 1.25; }
.w-semantic .w-row { margin-top: 15px; gap: 8px 10px; }
.w-semantic .w-row > div { text-align: center; }
.w-semantic .w-row > :first-child { text-align: start; }
.w-semantic .w-row > :last-child:not(:first-child) { text-align: end; }
.w-semantic .w-row dd { font-size: 20px; font-weight: 500; font-variant-numeric: tabular-nums; }
.w-semantic .w-row dt { font-size: 12px; }
.w-precheck { font-size: 15px; font-weight: 700; }

.w-apple footer, .w-google footer { display: grid; justify-items: center; gap: 8px; margin-top: auto; padding-top: 22px; }
.w-footer { max-width: 100%; max-height: 15px; }
.w-code { position: relative; display: grid; justify-items: center; box-sizing: border-box; max-width: 100%; padding: 4px; border-radius: 12px; background: #fff; color: #000; }
.w-code svg { display: block; width: 152px; max-width: 100%; height: auto; }
.w-code:is(.w-pdf417, .w-code128) :is(svg, p) { width: 290px; max-width: 100%; }
.w-code128 svg { height: 84px; }
.w-code p { max-width: 216px; padding: 0 8px 6px; font: 10px/1.35 ui-monospace, monospace; text-align: center; white-space: pre-wrap; overflow-wrap: anywhere; }
.w-ended svg { opacity: .16; }
.w-ended b { position: absolute; top: 82px; padding: 3px 12px; border-radius: 6px; background: #fff; color: #8a1f11; font-size: 17px; transform: translateY(-50%); }
.w-ended:is(.w-pdf417, .w-code128) b { top: 48px; }
.w-stamp { padding: 6px 16px; border-radius: 8px; background: var(--w-ink); color: var(--w-back); }

.w-stack { display: grid; grid-template-columns: minmax(0, 1fr); }
.w-top { min-height: 0; padding-bottom: 42px; }
.w-stack > * + * { margin-top: -30px; box-shadow: 0 -3px 10px #0003; }
.w-stack > .w-classic { mask: none; }

.w-google { padding: 16px 20px 20px; border-radius: 28px; }
.w-google header { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 10px 12px; }
.w-google :is(header img, i) { display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; object-fit: contain; background: #fff; color: #202124; font-size: 18px; font-style: normal; font-weight: 600; }
.w-google header b { font-size: 16px; font-weight: 500; }
.w-google header p { grid-column: 1 / -1; padding-top: 12px; border-top: 1px solid; border-color: color-mix(in srgb, var(--w-ink) 24%, transparent); }
.w-google em { float: inline-end; font-style: normal; font-weight: 600; }
.w-google .w-route { margin-top: 8px; }
.w-google .w-route dd { font-size: min(38px, 11.7cqi); line-height: 1.1; }
.w-google .w-glyph { width: 26px; }
.w-google dt { font-size: 13px; }
.w-grid { display: grid; grid-template-columns: repeat(3, minmax(min-content, 1fr)); gap: 8px; }
.w-google :is(.w-grid, .w-person) { margin-top: 14px; }
.w-google .w-person dd { font-size: 17px; font-weight: 500; overflow-wrap: anywhere; }
.w-grid > :nth-child(2):not(:last-child) { text-align: center; }
.w-grid > :nth-child(n + 2):last-child { text-align: end; }
.w-grid dd { font-size: 17px; font-weight: 500; }
.w-google .w-code { padding: 12px; border-radius: 16px; }
.w-google .w-ended b { top: 88px; }
.w-sign { max-width: 100%; max-height: 36px; }
.w-hero { display: block; width: calc(100% + 40px); margin: 20px -20px -20px; border-radius: 0 0 28px 28px; }
.w-google.w-top { padding-bottom: 46px; }

.w-details { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.w-details h3 { padding: 4px 0; font-size: 20px; font-weight: 700; text-align: center; }
.w-card { border-radius: 14px; background: var(--w-card); }
.w-screen .w-card > * { padding: 10px 16px; }
.w-card > * + * { border-top: 1px solid var(--w-edge); }
.w-fact dt { color: var(--w-quiet); font-size: 13px; }
.w-fact dd { white-space: pre-line; overflow-wrap: anywhere; }
.w-link { color: var(--w-link); overflow-wrap: anywhere; }
.w-notice { display: flex; align-items: center; gap: 12px; padding: 12px 14px; border-radius: 22px; background: var(--w-card); box-shadow: 0 2px 12px #0002; }
.w-notice img { width: 38px; border-radius: 9px; }
.w-notice b { font-weight: 600; }
.w-notice p { overflow-wrap: anywhere; }

@container (min-width: 300px) {
  .w-row > :last-child:not(:first-child) { text-align: end; }
}

@media (prefers-color-scheme: dark) {
  .w-screen { --w-screen: #000; --w-card: #1c1c1e; --w-text: #f2f2f7; --w-quiet: #a5a5ad; --w-link: #5eaeff; --w-edge: #38383c; }
}
`;
