import { useT } from '@paddock/shared-utils/react';
import { Button, IconButton } from '@paddock/styleguide';

import type { Part } from '../../../model/promotions/form-parts.ts';
import { emptyOf, listIn } from '../../../model/promotions/typed-terms.ts';
import styles from '../promotions.module.css';
import { Framed } from './framed.tsx';
import { FieldsOf } from './group-fields.tsx';
import { PartField, type PartFieldProps } from './part-field.tsx';

/** Some of a kind in their order: paragraphs, steps, prizes, gifts of days. */
export function ListField(props: PartFieldProps<Extract<Part, { readonly as: 'list' }>>) {
  const { part, label, path, typed, onTyped } = props;
  const t = useT('desk');
  const all = listIn(typed);
  return (
    <Framed label={label} path={path}>
      {all.map((one, at) => {
        const name = `${label} ${at + 1}`;
        const inner = {
          ...{ path: `${path}/${at}`, typed: one, isOptional: false },
          onTyped: (value: typeof one, place: string) => onTyped(all.with(at, value), place),
        };
        return (
          <div key={at} className={styles.row}>
            <div className={styles.rowFields}>
              {part.of.as === 'group' ? (
                <>
                  <b>{name}</b>
                  <FieldsOf {...inner} part={part.of} />
                </>
              ) : (
                <PartField {...inner} part={part.of} label={name} />
              )}
            </div>
            <IconButton
              icon="close"
              iconSize={16}
              label={t('promotions.remove', { name })}
              disabled={all.length <= part.least}
              onClick={() => onTyped(all.toSpliced(at, 1), path)}
            />
          </div>
        );
      })}
      <div>
        <Button
          size={32}
          variant="outline"
          icon="plus"
          onClick={() => onTyped([...all, emptyOf(part.of)], path)}
        >
          {t('promotions.add', { name: label })}
        </Button>
      </div>
    </Framed>
  );
}
