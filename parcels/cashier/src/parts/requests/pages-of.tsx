import { hrefFor, navigate } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Pagination } from '@paddock/styleguide/forms';

interface PagesOfProps {
  readonly path: string;
  readonly page: number;
  readonly total: number;
  readonly pageSize: number;
}

/** The numbers under a list that is longer than a page; the address keeps which one is shown. */
export function PagesOf({ path, page, total, pageSize }: PagesOfProps) {
  const t = useT('cashier');
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onPageChange={(next) => navigate(hrefFor(next === 1 ? path : `${path}?page=${next}`))}
      label={t('requests.pages')}
      previousLabel={t('requests.previousPage')}
      nextLabel={t('requests.nextPage')}
      pageLabel={(number) => t('requests.page', { number })}
    />
  );
}
