/**
 * Tells the style sheet, before the first paint, which device this is, and later which button was tapped. An iPad
 * identifies itself as a Macintosh, but no Macintosh has a touch screen. Apple Wallet exists on iPhones, iPads and
 * Macs: elsewhere the tap only downloads a file, and no thank-you is shown. Browsers do not report the end of a
 * download, so the thank-you follows 3 s after the tap, when a .pkpass has usually arrived and Wallet's sheet covers
 * the page.
 */
export const deviceScript = `{
const page = document.documentElement.dataset;
const agent = navigator.userAgent;
const mac = /Macintosh/.test(agent);
page.device = /Android/.test(agent) ? 'android' : mac && navigator.maxTouchPoints > 1 || /iPhone|iPad|iPod/.test(agent) ? 'ios' : mac ? 'mac' : 'desktop';
addEventListener('click', ({ target }) => {
if (!target.closest('#walleta')) return;
page.download = 'waiting';
setTimeout(() => {
if (/ios|mac/.test(page.device)) page.download = 'done';
else delete page.download;
}, 3000);
});
}`;
