/** Tests that ask all there is, and so judge what is new without being told (docs/first-change.md). No journeys. */
export const PRODUCT_TESTS = [
  'contract/src/endpoints/endpoints.test.ts',
  'contract/src/errors/error-table.test.ts',
  'contract/src/errors/errors-page.test.ts',
  'shared-utils/src/api-page.test.ts',
  'shared-utils/src/i18n/common-dictionary.test.ts',
  'platform/src/api-document.test.ts',
  'platform/src/composition.test.ts',
  'platform/src/every-endpoint.test.ts',
  'platform/src/every-field.test.ts',
  'platform/src/money-invariants.test.ts',
  'platform/src/reads-change-nothing.test.ts',
  'platform/src/route-budgets.test.ts',
  'platform/src/security-table.test.ts',
  'platform/src/sql-rows.test.ts',
  'platform/src/wired-rules.test.ts',
];
