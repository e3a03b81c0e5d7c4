import { linkTargetOf } from './link-clicks.ts';

/** Clicks the first link of some markup and answers where the root config would go. */
function click(markup: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = markup;
  const targets: (URL | null)[] = [];
  const listener = (event: MouseEvent): void => {
    targets.push(linkTargetOf(event, location));
    event.preventDefault();
  };
  document.addEventListener('click', listener);
  const element = document.querySelector('a span, button') ?? document.querySelector('a');
  element?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }),
  );
  document.removeEventListener('click', listener);
  return targets[0]?.href ?? null;
}

describe('a click on a link', () => {
  beforeEach(() => history.replaceState(null, '', '/en/live?tab=1'));

  it('is ours when it is plain and of this site, wherever in the link it falls', () => {
    expect(click('<a href="/en/line#top"><span>Line</span></a>')).toBe('http://localhost/en/line#top');
  });

  it('is ours where it names the very tab', () => {
    expect(click('<a href="/en/line" target="_self">Line</a>')).toBe('http://localhost/en/line');
  });

  it.each([
    ['another site', '<a href="https://other.test/en">x</a>'],
    ['another tab', '<a href="/en" target="_blank">x</a>'],
    ['a download', '<a href="/en" download>x</a>'],
    ['an external relation', '<a href="/en" rel="external">x</a>'],
    ['another protocol', '<a href="mailto:help@paddock.test">x</a>'],
    ['a place on this page', '<a href="#page">x</a>'],
    ['the fatal page, which loads the document anew', '<div id="fatal"><a href="">x</a></div>'],
    ['no address', '<a>x</a>'],
    ['no link', '<button>x</button>'],
  ])("is the browser's for %s", (_what, markup) => {
    expect(click(markup)).toBeNull();
  });

  it.each<[string, MouseEventInit]>([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])("is the browser's with %s", (_what, init) => {
    expect(click('<a href="/en">x</a>', init)).toBeNull();
  });
});
