import type { RegionFailure } from '@paddock/contract';
import type { Page } from 'puppeteer';

import { breakFiles, type Fault } from '../../setup/faults.ts';
import type { FaultPoint, Place } from '../setup/faulty-parcel.ts';

/** One way in which a page or a widget fails to come, and what is known of it. */
export interface FailureMode {
  readonly what: string;
  readonly failure: RegionFailure['kind'];
  /** What the error block tells beside the parcel's name: the status where there is one, else the kind. */
  readonly told: string;
  /** The cause, as the report words it. */
  readonly cause: RegExp;
  /** The file the report names. */
  readonly file: 'entry' | 'chunk' | 'style';
  /** Nothing ends it but a timeout, after which it is still retried: selector of what is there while it hangs. */
  readonly hangs?: (place: Place) => string;
  /** Documents loaded until the error stands: a lost chunk loads one more (S8-02). One unless it says otherwise. */
  readonly documents?: number;
  /** Breaks a place in a tab that has loaded nothing yet. */
  breakAt(page: Page, place: Place): Promise<Breakage>;
}

export interface Breakage {
  /** From now on all is well. */
  heal(): Promise<void>;
}

/** A mode in which a file of the parcel goes wrong on its way. */
export function fileFault(file: FailureMode['file'], fault: Fault): FailureMode['breakAt'] {
  return async (page, place) => {
    const broken = await breakFiles(page, place[file], fault);
    return {
      heal() {
        broken.heal();
        return Promise.resolve();
      },
    };
  };
}

/** A mode in which the parcel's own code fails at some point. */
export function codeFault(point: FaultPoint): FailureMode['breakAt'] {
  return async (page, { parcel }) => {
    await page.evaluateOnNewDocument(
      (name, fault) => {
        Reflect.set(window, 'paddockFaults', { [name]: fault });
      },
      parcel,
      point,
    );
    return {
      heal: () =>
        page.evaluate(() => {
          Reflect.deleteProperty(window, 'paddockFaults');
          dispatchEvent(new Event('paddock-healed'));
        }),
    };
  };
}
