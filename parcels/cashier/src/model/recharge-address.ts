/** What the address says of a deposit that is being made, on the page or in the dialog. */
export interface RechargeAddress {
  /** The way to pay it names; null where none is named. */
  readonly methodId: string | null;
  /** Where choosing a way leads. */
  wayTo(methodId: string): string;
  /** Where the choice is made. */
  readonly choice: string;
}

/** `/office/recharge` with the ways to pay, `/office/recharge/form?method=...` with the amount. */
export function pageAddress(query: string): RechargeAddress {
  return {
    methodId: new URLSearchParams(query).get('method'),
    wayTo: (methodId) => `/office/recharge/form?${new URLSearchParams({ method: methodId }).toString()}`,
    choice: '/office/recharge',
  };
}

/** The same in the query of whatever page the dialog is open over. */
export function dialogAddress(path: string, query: string): RechargeAddress {
  const values = new URLSearchParams(query);
  const methodId = values.get('method');
  const addressWith = (method: string | null): string => {
    const next = new URLSearchParams(values);
    if (method === null) next.delete('method');
    else next.set('method', method);
    return `${path}?${next.toString()}`;
  };
  return { methodId, wayTo: addressWith, choice: addressWith(null) };
}
