// Hot reload of an overridden parcel: react-refresh injects itself into this hook, which must be there before React is.
// Runs in documents that allow overrides, before everything else; a browser's own devtools come first.

interface Hook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= createHook();

function createHook(): Hook {
  const renderers = new Map<number, unknown>();
  const nothing = (): void => undefined;
  return {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}
