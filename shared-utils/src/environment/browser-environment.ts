import type {
  Cookies,
  Environment,
  Installing,
  KeyValueStorage,
  LiveSocket,
  LiveSocketListener,
  TabChannel,
  Timing,
  Visibility,
} from './environment-types.ts';

/** How soon a frame passes while the page is hidden and the browser paints none. */
const HIDDEN_FRAME_MS = 250;

const timing: Timing = {
  // Unlike Date.now, this never jumps when the visitor sets the clock.
  nowMs: () => performance.timeOrigin + performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  onFrame(run) {
    // A frame asked for just before the page is hidden would wait until it is shown again; the timer does not.
    let done = false;
    const once = (): void => {
      if (done) return;
      done = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      run();
    };
    const frame = requestAnimationFrame(once);
    const timer = setTimeout(once, HIDDEN_FRAME_MS);
    return () => {
      done = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  },
};

const cookies: Cookies = {
  get(name) {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    if (pair === undefined) return null;
    try {
      return decodeURIComponent(pair.slice(name.length + 1));
    } catch {
      return null;
    }
  },
  set(name, value, maxAgeSec) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSec}; SameSite=Lax${secure}`;
  },
  remove(name) {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
};

const visibility: Visibility = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Not in the library of types, as few browsers have it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const installing: Installing = {
  isInstalled: () => matchMedia('(display-mode: standalone)').matches,
  onOffer(listener) {
    addEventListener('beforeinstallprompt', (event) => {
      // The browser would show a bar of its own, at a moment of its own.
      event.preventDefault();
      listener(async () => (await (event as InstallPrompt).prompt()).outcome === 'accepted');
    });
  },
  onInstalled: (listener) => addEventListener('appinstalled', listener),
};

function openChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(`paddock:${name}`);
  return {
    post: (message) => channel.postMessage(message),
    onMessage(listener) {
      const onMessage = (event: MessageEvent<unknown>): void => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: () => channel.close(),
  };
}

function openSocket(url: string, listener: LiveSocketListener): LiveSocket {
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => listener.onOpen());
  socket.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') listener.onText(event.data);
  });
  socket.addEventListener('close', () => listener.onClose());
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

/** Even asking for it throws where the visitor forbids storage. */
function storageOrNull(name: 'localStorage' | 'sessionStorage'): KeyValueStorage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

/** Without an encrypted connection a browser has no locks: then two tabs may do the same work twice. */
function locked<T>(name: string, run: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks === undefined ? run() : locks.request(`paddock:${name}`, run);
}

/** The real browser page. @param origin where the platform is */
export function browserEnvironment(origin = location.origin): Environment {
  return {
    origin,
    fetch: (url, init) => fetch(url, init),
    openSocket,
    openChannel,
    locked,
    storage: storageOrNull('localStorage'),
    tabStorage: storageOrNull('sessionStorage'),
    cookies,
    visibility,
    installing,
    timing,
    random: Math.random,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    // The root config's one reporter listens for it.
    report: (error) => reportError(error),
  };
}
