import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';

/** Says in the head that nothing stands at the address. @param title of what is not there */
export function useGone(title: string, setSeo: PageProps['setSeo']): void {
  useEffect(() => {
    setSeo({ gone: title });
  }, [title, setSeo]);
}
