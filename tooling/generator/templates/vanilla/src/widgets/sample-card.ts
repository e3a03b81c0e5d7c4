import type { WidgetProps } from '@paddock/contract';

import { viewLifecycles } from '../parts/view-lifecycles.ts';
import { drawSampleCardWidget } from './sample-card-widget.ts';

export const { mount, unmount, update } = viewLifecycles<WidgetProps>(drawSampleCardWidget);
