/** Numbers of the security questions offered; the words are `office:security.question.is.<number>`. Never reused. */
export const SECURITY_QUESTIONS = [1, 2, 3, 4, 5, 6] as const;
