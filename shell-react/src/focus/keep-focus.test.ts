import { keepFocus } from './keep-focus.ts';

/** What the browser lays out, as far as it matters here: whatever has words or fields takes room. */
function layOut(this: Element): DOMRect {
  const isShown = this.isConnected && this.closest('[hidden], [style*=none]') === null;
  const isFilled = this.textContent.trim() !== '' || this.matches(':is(input, span), :has(input, span)');
  return { height: isShown && isFilled ? 20 : 0 } as DOMRect;
}

const original = Element.prototype.getBoundingClientRect;
let stop: () => void;
let isCoarse = false;

beforeEach(() => {
  isCoarse = false;
  Element.prototype.getBoundingClientRect = layOut;
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  window.matchMedia = () => ({ matches: isCoarse }) as MediaQueryList;
});
afterEach(() => {
  stop();
  Element.prototype.getBoundingClientRect = original;
  document.body.innerHTML = '';
});

/** A page in its place in the frame, and beside the frame what floats over it. */
function draw(html: string, overlay = ''): void {
  document.body.innerHTML = `
    <div class="frame"><a href="#page" id="skip">Skip</a><main><div class="frame-place"><div class="frame-slot" id="slot">${html}</div></div></main></div>
    <div id="overlays">${overlay}</div>`;
  stop = keepFocus(document);
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const focused = () => document.activeElement;
/** The next turn of microtasks: no frame has been drawn yet. */
const settle = async () => {
  await Promise.resolve();
  await Promise.resolve();
};

async function exchange(selector: string, html: string): Promise<void> {
  find(selector).outerHTML = html;
  await settle();
}

describe('the focus', () => {
  it('goes from a step to the first field of the next', async () => {
    draw('<section><form id="step"><button>Go on</button></form></section>');
    find('button').focus();
    await exchange('#step', '<p>Sent.</p><form><input type="hidden"><input name="code"></form>');
    expect(focused()).toBe(find('[name=code]'));
  });

  it('goes on touch screens to the words of the next step, which a keyboard would cover', async () => {
    isCoarse = true;
    draw('<section><form id="step"><button>Go on</button></form></section>');
    find('button').focus();
    await exchange('#step', '<form><h3>Code</h3><input name="code"></form>');
    expect(focused()).toBe(find('h3'));
  });

  it('goes to no button, which a second press would press too, and leaves no trace behind', async () => {
    draw('<section><div id="ask"><button>Delete</button></div><a href="/">Home</a></section>');
    find('button').focus();
    await exchange('#ask', '<div id="sure"><div><button>Delete for good</button></div></div>');
    expect(focused()).toBe(find('#sure > div'));
    find('a').focus();
    expect(find('#sure > div').hasAttribute('tabindex')).toBe(false);
  });

  it('waits at a skeleton for what comes', async () => {
    draw('<section><button>Again</button></section>');
    find('button').focus();
    await exchange('button', '<div id="list"><span aria-hidden="true"></span></div>');
    expect(focused()).toBe(find('#list'));
    await exchange('span', '<div><h2>Devices</h2><ul><li>One</li></ul></div>');
    expect(focused()).toBe(find('h2'));
  });

  it('comes back to the button of a part that closed, in a hidden place too', async () => {
    draw(
      '<section><button id="open" aria-controls="form">Change</button><div id="form"><button id="save">Save</button></div></section>',
    );
    find('#save').focus();
    find('#form').hidden = true;
    await settle();
    expect(focused()).toBe(find('#open'));
  });

  it('goes to what is left where a style hides the step that has it', async () => {
    draw('<section id="steps"><p>Choose</p><div style=""><a href="/">Card</a></div></section>');
    find('#steps a').focus();
    find('#steps div').style.display = 'none';
    // As the browser does once it lays out.
    find('#steps a').blur();
    await settle();
    expect(focused()).toBe(find('#steps'));
  });

  it('goes to the next row of a list, at its end to the one before, then to what the list is in', async () => {
    const row = (name: string) => `<li id="${name}">${name} <button>Take away</button></li>`;
    draw(`<section id="legs"><h2>Legs</h2><ul>${['a', 'b', 'c'].map(row).join('')}</ul></section>`);
    for (const [away, next] of [
      ['#b', '#c'],
      ['#c', '#a'],
      ['#a', '#legs'],
    ] as const) {
      find(`${away} button`).focus();
      find(away).remove();
      await settle();
      expect(focused()).toBe(find(next));
    }
  });

  it('comes back from an overlay that went to where it was before, or to what stands there now', async () => {
    draw(
      '<section id="bonus"><p>Bonus</p><button>Give up</button></section>',
      '<div role="dialog"><button id="yes">Yes</button></div>',
    );
    find('section button').focus();
    find('#yes').focus();
    find('section button').remove();
    find('[role=dialog]').remove();
    await settle();
    expect(focused()).toBe(find('#bonus'));
  });

  it('goes through the messages over the page as they are closed, and back at the last', async () => {
    const message = (id: string) => `<li id="${id}">${id}<button>Close</button></li>`;
    draw('<button id="begin">Begin</button>', `<section><ul>${message('a')}${message('b')}</ul></section>`);
    find('#begin').focus();
    find('#a button').focus();
    find('#a').remove();
    await settle();
    expect(focused()).toBe(find('#b'));
    find('#b button').focus();
    find('#b').remove();
    await settle();
    expect(focused()).toBe(find('#begin'));
  });
});

describe('the focus that the code was fetched for', () => {
  const press = async (away: boolean): Promise<void> => {
    draw('<section><h2>Pay</h2><form><button>Go on</button></form></section>');
    stop();
    let path: readonly EventTarget[] = [];
    document.addEventListener('focusin', (event) => (path = event.composedPath()), { once: true });
    find('#slot button').focus();
    if (away) find('form').remove();
    else find('#slot button').blur();
    stop = keepFocus(document, path);
    await settle();
  };

  it('is caught too when what had it went meanwhile', async () => {
    await press(true);
    expect(focused()).toBe(find('section'));
  });

  it('is left alone where the person has put it away meanwhile', async () => {
    await press(false);
    expect(focused()).toBe(document.body);
  });
});

describe('the focus is left alone', () => {
  it('where the commit itself has moved it', async () => {
    draw('<section><form id="step"><button>Go on</button></form></section>');
    find('button').focus();
    find('#step').outerHTML = '<form><input name="first"><input name="second"></form>';
    find('[name=second]').focus();
    await settle();
    expect(focused()).toBe(find('[name=second]'));
  });

  it('where a whole page went: the navigation moves it', async () => {
    draw('<a href="/en/live">Live</a>');
    find('#slot a').focus();
    await exchange('#slot', '<div class="frame-slot"><h1>Live</h1></div>');
    expect(focused()).toBe(document.body);
  });

  it('where the person has put it away before', async () => {
    draw('<section><p>Words</p><button>Go on</button></section>');
    find('#slot button').focus();
    find('#slot button').blur();
    await settle();
    find('#slot button').remove();
    await settle();
    expect(focused()).toBe(document.body);
  });
});
