import { compile, compileModule } from 'svelte/compiler';
import { transformSync } from '@swc/core';

/** Unit tests compile Svelte components and rune modules (`*.svelte.ts`) as the build does, without their styles. */
export default {
  process(source, filename) {
    const options = { filename, generate: 'client', dev: false };
    if (filename.endsWith('.svelte')) {
      return { code: compile(source, { ...options, css: 'external' }).js.code };
    }
    const { code } = transformSync(source, { jsc: { target: 'es2024', parser: { syntax: 'typescript' } } });
    return { code: compileModule(code, options).js.code };
  },
};
