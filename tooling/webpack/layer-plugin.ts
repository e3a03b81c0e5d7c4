import type { Plugin } from 'postcss';

/** Layers of the one order that the document's first stylesheet declares. */
export const CSS_LAYERS = ['reset', 'tokens', 'styleguide', 'shell', 'parcels'] as const;
export type CssLayer = (typeof CSS_LAYERS)[number];

/** The statement the first stylesheet of every document begins with. */
export const LAYER_ORDER = `@layer ${CSS_LAYERS.join(', ')};`;

const STAYS_OUTSIDE = new Set(['charset', 'import', 'namespace']);

/** PostCSS plugin: puts a whole stylesheet into one cascade layer, so that load order never decides who wins. */
export function layerPlugin(layer: CssLayer): Plugin {
  return {
    postcssPlugin: 'paddock-layer',
    OnceExit(root, { AtRule }) {
      const inside = root.nodes.filter((node) => node.type !== 'atrule' || !STAYS_OUTSIDE.has(node.name));
      if (inside.length === 0) return;
      const wrapper = new AtRule({ name: 'layer', params: layer, nodes: [] });
      wrapper.append(inside);
      root.append(wrapper);
    },
  };
}
