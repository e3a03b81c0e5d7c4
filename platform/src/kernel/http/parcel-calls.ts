import { subject, type Bus } from '../bus/bus.ts';
import type { HttpApp } from './http-app.ts';

/** The header in which a page says which parcel made a call (`shared-utils/src/http/calling-parcel.ts`). */
export const PARCEL_HEADER = 'x-parcel';

const PARCEL_NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** A call that a page says a parcel made. Anybody may say so: it tells of what parcels do, and is proof of nothing. */
export interface ParcelCall {
  readonly parcel: string;
  /** Method and the route's pattern: `GET /web-api/cashier/withdrawals/:id`. */
  readonly route: string;
  readonly isRefused: boolean;
}

export const PARCEL_CALLED = subject<ParcelCall>('http.parcel-called');

/** Tells of every answer to a call that names its parcel. */
export function tellOfParcelCalls(app: HttpApp, bus: Pick<Bus, 'publish'>): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const parcel = request.headers[PARCEL_HEADER];
    const { url } = request.routeOptions;
    if (typeof parcel === 'string' && PARCEL_NAME.test(parcel) && url !== undefined) {
      bus.publish(PARCEL_CALLED, { parcel, route: `${request.method} ${url}`, isRefused: statusCode >= 400 });
    }
    done();
  });
}
