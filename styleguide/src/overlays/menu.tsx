import { Menu as Base } from '@base-ui/react/menu';
import { Icon, classNames, type IconName } from '@paddock/styleguide';
import type { ReactElement, ReactNode } from 'react';

import { OverlayScope, usePopupAttributes, usePortalContainer } from './overlay-scope.tsx';
import { EDGE_GAP_PX, POPUP_GAP_PX, type Align, type Side } from './placement.ts';
import styles from './popup.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
  /** At the line's end: an amount, a count. */
  readonly end?: ReactNode;
  /** Goes somewhere. Otherwise `onSelect` does something. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** One of several is on: the account in use. */
  readonly checked?: boolean | undefined;
}

export interface MenuGroup {
  readonly id: string;
  readonly label?: ReactNode;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly groups: readonly MenuGroup[];
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  readonly container?: HTMLElement | undefined;
}

/** Actions behind a button: arrow keys, typing the first letters, Escape. */
export function Menu({ trigger, groups, side = 'bottom', align = 'end', ...rest }: MenuProps) {
  const container = usePortalContainer(rest.container);
  const attributes = usePopupAttributes();
  return (
    <OverlayScope>
      <Base.Root>
        <Base.Trigger render={trigger} />
        <Base.Portal container={container}>
          <Base.Positioner
            side={side}
            align={align}
            sideOffset={POPUP_GAP_PX}
            collisionPadding={EDGE_GAP_PX}
            className={styles.positioner}
          >
            <Base.Popup {...attributes} className={styles.popup}>
              {groups.map((group) => (
                <Base.Group key={group.id} className={styles.group}>
                  {group.label !== undefined && (
                    <Base.GroupLabel className={styles.groupLabel}>{group.label}</Base.GroupLabel>
                  )}
                  {group.items.map((item) => (
                    <MenuLine key={item.id} {...item} />
                  ))}
                </Base.Group>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayScope>
  );
}

function MenuLine({ label, icon, end, href, onSelect, disabled, danger, checked }: MenuItem) {
  const className = classNames(styles.item, danger && styles.danger);
  const words = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.words}>{label}</span>
      {end}
      {checked && <Icon name="check" size={16} />}
    </>
  );
  if (href !== undefined) {
    return (
      <Base.LinkItem href={href} closeOnClick className={className}>
        {words}
      </Base.LinkItem>
    );
  }
  if (checked !== undefined) {
    return (
      <Base.CheckboxItem
        checked={checked}
        disabled={disabled}
        closeOnClick
        className={className}
        onCheckedChange={() => {
          onSelect?.();
        }}
      >
        {words}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item disabled={disabled} className={className} onClick={onSelect}>
      {words}
    </Base.Item>
  );
}
