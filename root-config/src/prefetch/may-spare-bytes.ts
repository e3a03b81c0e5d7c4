interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor can spare bytes for what may never be looked at: not on 2g, not with data saver (S9-18). */
export function maySpareBytes(navigator: Navigator): boolean {
  const connection = Reflect.get(navigator, 'connection') as Connection | undefined;
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
