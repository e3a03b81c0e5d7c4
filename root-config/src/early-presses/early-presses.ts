// In documents that hold a drawn page: presses of its buttons count before the page lives. Links need no script.
const presses: HTMLElement[] = [];

function note({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-drawn] button') : null;
  if (button !== null) presses.push(button);
}

addEventListener('click', note, true);
Object.assign(globalThis, {
  /** Ends the noting, and presses again what was pressed. For the hydration, once the page lives. */
  repeatEarlyPresses(): void {
    removeEventListener('click', note, true);
    for (const button of presses.splice(0)) if (button.isConnected) button.click();
  },
});
