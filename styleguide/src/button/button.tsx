import { useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';

import { ButtonContent, buttonClass, type ButtonLook } from './button-look.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'type'> {
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Work is going on: spinner, `aria-busy`, further presses do nothing. Say what in the words. */
  readonly pending?: boolean | undefined;
  /**
   * Cannot be pressed now, and the words say why ("Enter a stake from 0.20"). Unlike `disabled`
   * it stays in the tab order, so that keyboard and screen reader users find the reason.
   */
  readonly unavailable?: boolean | undefined;
  /** A returned promise keeps the button pending until it settles. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
}

/** A button that is safe to press twice: presses while pending are ignored, also of a submit button. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconEnd, pending, unavailable, onClick, className, children, ...rest } =
    props;
  const [held, press] = useHeldPress(onClick);
  const busy = pending === true || held;
  const inert = busy || unavailable === true;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, dimmed: rest.disabled ?? unavailable, className })}
      aria-busy={busy || undefined}
      aria-disabled={inert || rest['aria-disabled']}
      onClick={(event) => {
        if (inert) event.preventDefault();
        else press(event);
      }}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} pending={busy} size={size}>
        {children}
      </ButtonContent>
    </button>
  );
}

/** Runs the handler and holds the button while the promise it returned is open. */
function useHeldPress(onClick: ButtonProps['onClick']) {
  const [held, setHeld] = useState(false);
  // The ref closes the gap until the state is painted: two clicks in one frame are one press.
  const open = useRef(false);
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (open.current) return;
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    open.current = true;
    setHeld(true);
    const release = (): void => {
      open.current = false;
      setHeld(false);
    };
    // A rejection stays with the caller's promise; here it only frees the button.
    work.then(release, release);
  }
  return [held, press] as const;
}

export interface LinkButtonProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, block, icon, iconEnd, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ variant, size, block, className })}>
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonContent>
    </a>
  );
}
