const ACCEPT = 'import.meta.hot.accept(';
const COMPONENT = /export default (\w+);?\s*/;

/**
 * webpack loader behind svelte-loader: Svelte compiles hot reload for Vite's `import.meta.hot`, which hands the new
 * module to the old one. webpack runs the new module instead, so that the first one's update is kept for it. The
 * component is made anew and its state is lost; the page around it stays.
 */
export default function svelteHotLoader(source: string): string {
  const component = COMPONENT.exec(source)?.[1];
  if (component === undefined || !source.includes(ACCEPT)) return source;
  const compiled = source
    .replace(ACCEPT, 'paddockUpdate = (')
    .replaceAll('import.meta.hot', 'import.meta.webpackHot');
  return `${compiled}
var paddockUpdate;
if (import.meta.webpackHot) {
  const first = import.meta.webpackHot.data?.update;
  first?.({ default: ${component} });
  import.meta.webpackHot.dispose((data) => { data.update = first ?? paddockUpdate; });
  import.meta.webpackHot.accept();
}
`;
}
