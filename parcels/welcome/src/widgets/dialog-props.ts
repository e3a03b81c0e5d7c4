import type { WidgetProps } from '@paddock/contract';

/** What the frame's dialog host adds to a widget's props. */
export interface DialogWidgetProps extends WidgetProps {
  readonly close?: () => void;
  readonly setTitle?: (title: string) => void;
}
