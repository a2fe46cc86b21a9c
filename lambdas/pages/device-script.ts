/**
 * Tells the style sheet which device this is, before anything is painted, and what the passenger has tapped. An iPad
 * calls itself a Macintosh, but no Macintosh has a touch screen. Apple Wallet is reached from iPhones, iPads and Macs:
 * elsewhere the tap only downloads a file, and nobody is thanked for it. A browser tells a page nothing about the end of
 * a download, so the next message follows the tap after 3 s, by when a .pkpass has come and Wallet's sheet lies over the
 * page.
 */
export const deviceScript = `(() => {
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
})();`;
