import { describeIsolation } from './isolation.ts';
import { WIDGET } from './setup/faulty-parcel.ts';

describeIsolation(WIDGET);
