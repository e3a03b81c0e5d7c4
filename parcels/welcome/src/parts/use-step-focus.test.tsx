import { startTransition, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { useStepFocus } from './use-step-focus.ts';

function NextStep() {
  return (
    <form ref={useStepFocus()}>
      <input name="first" />
      <input name="second" />
    </form>
  );
}

let goOn: () => void;
function Steps() {
  const [isNext, setIsNext] = useState(false);
  goOn = () => startTransition(() => setIsNext(true));
  return isNext ? <NextStep /> : <button type="button">go on</button>;
}

/** What has the focus when the browser first hears that the page has changed, before anything else can run. */
function focusAtNextChange(place: Node): Promise<Element | null> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(place, { childList: true, subtree: true });
  });
}

describe('the focus of a step', () => {
  let root: Root;
  const place = document.createElement('div');
  beforeEach(() => {
    // React's own timing is what is looked at.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('is in its first field as soon as the step stands, before a dialog can miss it', async () => {
    const first = focusAtNextChange(place);
    root.render(<Steps />);
    await first;
    const next = focusAtNextChange(place);
    goOn();
    expect((await next)?.getAttribute('name')).toBe('first');
  });
});
