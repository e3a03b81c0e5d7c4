import { translator } from '@paddock/shared-utils';

import type { View } from '../parts/view-lifecycles.ts';
import styles from '../parts/home-page.module.css';

/** Draws the parcel's page into its region. */
export function drawHomePage(region: HTMLElement): View {
  const page = document.createElement('section');
  const title = document.createElement('h1');
  const text = document.createElement('p');
  const button = document.createElement('button');
  const presses = document.createElement('p');
  page.className = styles['page'] ?? '';
  title.tabIndex = -1;
  button.type = 'button';
  presses.ariaLive = 'polite';
  page.append(title, text, button, presses);
  region.append(page);

  let count = 0;
  const redraw = (): void => {
    const t = translator('sample-parcel');
    title.textContent = t('home.title');
    text.textContent = t('home.text');
    button.textContent = t('home.press');
    presses.textContent = t('home.presses', { count });
  };
  button.addEventListener('click', () => {
    count += 1;
    redraw();
  });
  return { redraw };
}
