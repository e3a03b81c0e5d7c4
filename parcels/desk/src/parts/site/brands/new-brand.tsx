import { useMemo } from 'react';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Notice, TextButton } from '@paddock/styleguide';

import { readTyped } from '../../../model/promotions/read-typed.ts';
import { groupIn } from '../../../model/promotions/typed-terms.ts';
import { BRAND_AT, begunBrand, brandForm, ownFacts } from '../../../model/site/brand-form.ts';
import {
  BRAND_CODE_AT,
  brandOverlay,
  wrongBrandCode,
  wrongHosts,
  wrongInBrand,
  type ReadBrand,
} from '../../../model/site/brand-request.ts';
import { brandKey, saidBrands } from '../../../model/site/chosen-site.ts';
import { CodeField } from '../../promotions/compose/code-field.tsx';
import { ComposingContext, NO_NAMES } from '../../promotions/compose/compose-context.ts';
import { NEW } from '../../promotions/compose/compose-drafts.ts';
import { FieldsOf } from '../../promotions/compose/group-fields.tsx';
import { useDraft } from '../../promotions/compose/use-draft.ts';
import { useShownWrong } from '../../promotions/compose/use-shown-wrong.ts';
import { ChangeForm } from '../change-form.tsx';
import { brandDrafts } from '../site-drafts.ts';
import styles from '../site.module.css';

interface NewBrandProps {
  readonly site: SiteKeysView;
  /** It was refused, since somebody else made a brand of this code: the page has to be read again. */
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** One more site of the installation: what it is asked for begins with what holds of the installation's own. */
export function NewBrand({ site, onMeanwhile, onDone, onCancel }: NewBrandProps) {
  const t = useT('desk');
  const format = useFormat();
  const own = useMemo(() => ownFacts(site), [site]);
  const form = useMemo(() => brandForm(own), [own]);
  const begun = { code: '', typed: begunBrand(own) };
  const { draft, isFoundAgain, change, begin } = useDraft(NEW, begun, brandDrafts);
  const { code, typed } = draft ?? begun;
  const read = useMemo(
    () => readTyped(form, typed, { at: BRAND_AT, zoneHours: (atMs) => format.zoneHours(atMs) }),
    [form, typed, format],
  );
  // It is a whole brand once nothing is wrong with it.
  const brand = read.value as Partial<ReadBrand>;
  const lacks = useMemo(
    () => [
      ...wrongBrandCode(code, site.keys),
      ...read.wrong,
      ...wrongHosts(brand.hosts ?? [], saidBrands(site)),
    ],
    [code, site, read, brand],
  );
  const wrong = useShownWrong(lacks);
  const startAnew = () => {
    wrong.begin();
    begin(begun);
  };
  const leave = (then: () => void) => () => {
    startAnew();
    then();
  };
  return (
    <ComposingContext value={{ names: NO_NAMES, wrong: wrong.shown, touch: wrong.touch }}>
      <ChangeForm
        name={brandKey(code)}
        site={site}
        value={lacks.length === 0 ? brandOverlay(brand as ReadBrand, own) : null}
        // What its author saw of it is that it is not there; a code that is taken is not sent.
        place={{ seen: site.version, before: null, now: null, isBehind: false, putOver: () => undefined }}
        title={t('site.brands.make')}
        effect={t('site.brands.effect')}
        lacks={lacks.length === 0 ? null : t('promotions.lacks', { number: lacks.length })}
        onLacking={wrong.showAll}
        onRefused={({ details }) => wrong.refuse(wrongInBrand(details, code))}
        onMeanwhile={onMeanwhile}
        onDone={leave(onDone)}
        onCancel={leave(onCancel)}
      >
        {isFoundAgain && (
          <Notice tone="info">
            {t('content.foundAgain')} <TextButton onClick={startAnew}>{t('content.throwAway')}</TextButton>
          </Notice>
        )}
        <p className={styles.quiet}>{t('site.brands.hint')}</p>
        <CodeField
          at={BRAND_CODE_AT}
          name="brandCode"
          hint={t('site.brands.codeHint')}
          maxLength={31}
          code={code}
          wrong={wrong}
          onTyped={(next) => change({ code: next, typed })}
        />
        <FieldsOf
          part={form}
          path={BRAND_AT}
          typed={typed}
          onTyped={(value, at) => {
            wrong.typed(at);
            change({ code, typed: groupIn(value) });
          }}
        />
      </ChangeForm>
    </ComposingContext>
  );
}
