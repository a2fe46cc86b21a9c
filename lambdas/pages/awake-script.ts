/**
 * Keeps the screen on as long as the barcode is on it, so that it does not go dark in the queue at the gate. Browsers ask
 * nobody for this, and take it back when the page is hidden or the battery is low; where they cannot do it, nothing
 * happens. None lets a page set the brightness of the screen.
 * Source: https://www.w3.org/TR/screen-wake-lock/.
 */
export const awakeScript = `addEventListener('DOMContentLoaded', () => {
const wakeLock = navigator.wakeLock;
if (!wakeLock) return;
let inView = false;
let held;
const update = () => {
if (inView && !document.hidden) held ??= wakeLock.request('screen').catch(() => undefined);
else if (held) {
held.then((lock) => lock?.release());
held = undefined;
}
};
new IntersectionObserver((changes) => {
inView = changes.at(-1).isIntersecting;
update();
}).observe(document.querySelector('.scan svg'));
document.addEventListener('visibilitychange', update);
});`;
