import { Select as Base } from '@base-ui/react/select';
import { Icon, classNames, useFieldAttributes } from '@paddock/styleguide';
import type { ReactNode } from 'react';

import { OverlayScope, usePopupAttributes, usePortalContainer } from './overlay-scope.tsx';
import { EDGE_GAP_PX, POPUP_GAP_PX } from './placement.ts';
import popup from './popup.module.css';
import styles from './select.module.css';

export interface RichOption {
  readonly value: string;
  /** Plain words: shown, and searched by typing. */
  readonly label: string;
  /** Before the words: a flag, an icon. */
  readonly lead?: ReactNode;
  /** Quiet, at the end: a code, a rate. */
  readonly end?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps {
  readonly options: readonly RichOption[];
  /** `null` while nothing is chosen. */
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Where it stands without a `Field`. */
  readonly label?: string | undefined;
  readonly container?: HTMLElement | undefined;
}

/** A select whose lines hold more than words. Where words are enough, `SelectField` of the first module is lighter. */
export function Select(props: SelectProps) {
  const { options, value, onValueChange, placeholder, name, disabled, label } = props;
  const container = usePortalContainer(props.container);
  const attributes = usePopupAttributes();
  const field = useFieldAttributes();
  const chosen = options.find((option) => option.value === value);
  return (
    <OverlayScope>
      <Base.Root
        items={options}
        value={value}
        name={name}
        disabled={disabled}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next);
        }}
      >
        <Base.Trigger {...field} aria-label={label} className={styles.trigger}>
          {chosen?.lead}
          <Base.Value className={classNames(styles.value, chosen === undefined && styles.placeholder)}>
            {chosen?.label ?? placeholder}
          </Base.Value>
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </Base.Trigger>
        <Base.Portal container={container}>
          <Base.Positioner
            alignItemWithTrigger={false}
            sideOffset={POPUP_GAP_PX}
            collisionPadding={EDGE_GAP_PX}
            className={popup.positioner}
          >
            <Base.Popup {...attributes} className={classNames(popup.popup, styles.list)}>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={popup.item}
                >
                  {option.lead}
                  <Base.ItemText className={popup.words}>{option.label}</Base.ItemText>
                  {option.end !== undefined && <span className={popup.end}>{option.end}</span>}
                  <Base.ItemIndicator>
                    <Icon name="check" size={16} />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayScope>
  );
}
