/**
 * Tells the style sheet which phone this is, before anything is painted, and what the passenger has tapped. An iPad
 * calls itself a Macintosh, but no Macintosh has a touch screen. A browser tells a page nothing about the end of a
 * download, so the thank-you follows the tap after 3 s, by when a .pkpass has come and Wallet's sheet lies over the page.
 */
export const deviceScript = `(() => {
const page = document.documentElement.dataset;
const agent = navigator.userAgent;
const iPad = /Macintosh/.test(agent) && navigator.maxTouchPoints > 1;
page.device = /Android/.test(agent) ? 'android' : iPad || /iPhone|iPad|iPod/.test(agent) ? 'ios' : 'desktop';
addEventListener('click', ({ target }) => {
if (!target.closest('#walleta')) return;
page.download = 'waiting';
setTimeout(() => { page.download = 'done'; }, 3000);
});
})();`;
