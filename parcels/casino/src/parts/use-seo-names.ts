import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';

interface SeoNames {
  /** Of what the page is of; undefined until it is read. */
  readonly name: string | undefined;
  /** Who made it. */
  readonly studio?: string | undefined;
  /** Title of what is not there; undefined where something is. */
  readonly gone: string | undefined;
}

/** Names what a page is of in its title and description, as its document does, or says that nothing stands there. */
export function useSeoNames(setSeo: PageProps['setSeo'], { name, studio, gone }: SeoNames): void {
  useEffect(() => {
    if (gone !== undefined) setSeo({ gone });
    else if (name !== undefined) setSeo({ name, ...(studio !== undefined && { studio }) });
  }, [setSeo, name, studio, gone]);
}
