import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';
import { useFormat, type ReadValue } from '@paddock/shared-utils/react';

/** Names a page's title after what it is about, once that is read. */
export function useSeoName(
  value: ReadValue<{ readonly name: LocalizedName }>,
  setSeo: PageProps['setSeo'],
): void {
  const format = useFormat();
  const name = value.status === 'ready' ? format.name(value.data.name) : undefined;
  useEffect(() => {
    if (name !== undefined) setSeo({ name });
  }, [name, setSeo]);
}
