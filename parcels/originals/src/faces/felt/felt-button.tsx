import { Button, classNames, type ButtonProps } from '@paddock/styleguide';

import styles from './felt-button.module.css';

/** A main button on the cloth; what cannot be pressed now is dark there in both themes. */
export const FeltButton = ({ className, ...rest }: ButtonProps) => (
  <Button variant="header" size={48} block {...rest} className={classNames(styles.button, className)} />
);
