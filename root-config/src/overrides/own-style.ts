/** Adds a style sheet of the developer's tools to the page. Constructed sheets need no right in the policy. */
export function addOwnStyle(document: Document, text: string): void {
  const { defaultView } = document;
  // Where constructed sheets do not exist the tools are plain, and work.
  if (defaultView === null || !('adoptedStyleSheets' in document)) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
