/** Joins the class names that are there: `classNames(styles.root, wide && styles.wide, className)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
