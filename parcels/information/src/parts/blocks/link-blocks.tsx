import type { BlockOf } from '@paddock/contract/schemas';
import { isOtherSite } from '@paddock/contract/content';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton } from '@paddock/styleguide';

import { hrefOfTarget } from '../words.tsx';

/** A way on. */
export function LinkBlock({ label, target }: BlockOf<'link'>) {
  return (
    <p>
      <LinkButton
        variant="primary"
        href={hrefOfTarget(target)}
        rel={isOtherSite(target) ? 'noopener noreferrer' : undefined}
      >
        {label}
      </LinkButton>
    </p>
  );
}

/** Where each form stands. */
const PATH_OF_FORM: Readonly<Record<BlockOf<'form'>['form'], string>> = {
  support: '/office/support',
  idea: '/office/share-idea',
  registration: '/registration',
};

/** Leads to a form of the site, which stands on its own page. */
export function FormBlock({ form }: BlockOf<'form'>) {
  const t = useT('information');
  return (
    <p>
      <LinkButton variant="primary" href={hrefFor(PATH_OF_FORM[form])}>
        {t(`content.form.${form}`)}
      </LinkButton>
    </p>
  );
}
