import { describeIsolation } from './isolation.ts';
import { PAGE } from './setup/faulty-parcel.ts';

describeIsolation(PAGE);
