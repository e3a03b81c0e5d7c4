export { operatorAudit, recordByNobody } from './audit/audit-store.ts';
export { createOperators } from './operators.ts';
export type {
  ApprovedProposal,
  NewProposal,
  OperatorAction,
  OperatorId,
  OperatorPrincipal,
  Operators,
  ProposalHandler,
  ProposalId,
} from './operators-api.ts';
export {
  addOperator,
  changeRoles,
  disableOperator,
  resetOperator,
  setOwnPlayer,
  type Console,
  type GivenCredentials,
} from './people/people.ts';
export { listOperators, type ListedOperator } from './people/people-store.ts';
export { resealAuthenticators } from './sign-in/reseal-authenticators.ts';
export { ROLES, type Permission, type Role } from './roles.ts';
