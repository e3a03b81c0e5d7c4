// Stands before System in the loader of every document, compiled for browsers of any age: whatever cannot run the site
// is led to a page that needs nothing (S2-55). It asks for what our styles are written in; browsers that know both
// know everything the code calls too: Chrome 123, Firefox 121 and Safari 17.5 on. In the documents of other sites, which
// embed ours, it does nothing.

/** `FRAME_IDS.boot`: this script imports nothing. */
const BOOT_ID = 'boot';
const NEEDS = '(color:light-dark(red,red)) and selector(:has(a))';

const css = window.CSS as typeof CSS | undefined;
const { pathname, search } = location;
if (document.getElementById(BOOT_ID) && !(css && css.supports(NEEDS))) {
  // Every address of a document begins with its language.
  location.replace(
    pathname.slice(0, 3) + '/oldbrowser?path=' + encodeURIComponent(pathname.slice(3) + search),
  );
}
