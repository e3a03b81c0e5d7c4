import type { PageProps } from '@paddock/contract';
import { useReady } from '@paddock/styleguide';

import { pageNumberOf } from '../model/page-number.ts';
import { RequestList } from '../parts/requests/request-list.tsx';
import { RequestThread } from '../parts/requests/request-thread.tsx';

/** The player's payment requests (S2-28), or one of them with everything said in it. */
export function RequestsPage({ params, query }: PageProps) {
  useReady(true);
  const { requestId } = params;
  if (requestId !== undefined) return <RequestThread key={requestId} id={requestId} />;
  return <RequestList pageNumber={pageNumberOf(query)} />;
}
