// Stands before System in the loader of every document, compiled for browsers of any age: whatever cannot run the site
// is led to a page that needs nothing (S2-55). Two questions are enough: colours that follow the theme, which all
// our styles are written in, and the youngest function the code calls. Both came with Chrome 123, Firefox 121 and
// Safari 17.5. In the documents of other sites, which embed ours, it does nothing.

/** `FRAME_IDS.boot`: this script imports nothing. */
const BOOT_ID = 'boot';

function canRunTheSite(): boolean {
  const css = window.CSS as typeof CSS | undefined;
  return (
    typeof Promise === 'function' &&
    'withResolvers' in Promise &&
    css !== undefined &&
    css.supports('color', 'light-dark(red, red)')
  );
}

if (document.getElementById(BOOT_ID) !== null && !canRunTheSite()) {
  const path = location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') + location.search;
  location.replace(`/${document.documentElement.lang}/oldbrowser?path=${encodeURIComponent(path)}`);
}
