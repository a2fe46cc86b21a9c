/**
 * Keeps the screen on as long as the barcode is on it, so that it does not go dark in the queue at the gate. Browsers
 * allow this without a question, and end it when the page is hidden or the battery is low; where they cannot do it,
 * nothing happens. None lets a page set the brightness of the screen.
 * Source: W3C, Screen Wake Lock API.
 */
export const awakeScript = `addEventListener('DOMContentLoaded', () => {
const { wakeLock } = navigator;
if (!wakeLock) return;
let seen, held;
const update = () => {
if (seen && !document.hidden) held ??= wakeLock.request('screen').catch(() => undefined);
else held = void held?.then((lock) => lock?.release());
};
new IntersectionObserver((changes) => {
seen = changes.at(-1).isIntersecting;
update();
}).observe(document.querySelector('.scan svg'));
document.addEventListener('visibilitychange', update);
});`;
