import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { ExchangeWidget } from './exchange-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(ExchangeWidget, lifecycleOptions);
