import { auth$, translator } from '@paddock/shared-utils';

import type { View } from '../parts/view-lifecycles.ts';
import styles from '../parts/sample-card-widget.module.css';

/** A widget reads what is shared from streams, never from another parcel. */
export function drawSampleCardWidget(region: HTMLElement): View {
  const card = document.createElement('section');
  const title = document.createElement('h2');
  const text = document.createElement('p');
  card.className = styles['card'] ?? '';
  card.append(title, text);
  region.append(card);

  const redraw = (): void => {
    const t = translator('sample-parcel');
    title.textContent = t('card.title');
    text.textContent = t(auth$.snapshot().status === 'signed-in' ? 'card.player' : 'card.guest');
  };
  const visitor = auth$.subscribe(redraw);
  return { redraw, remove: () => visitor.unsubscribe() };
}
