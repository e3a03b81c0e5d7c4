/** What is asked of the browser's window. */
interface PasskeyWindow {
  readonly isSecureContext: boolean;
  readonly location: { readonly hostname: string };
}

const IP_ADDRESS = /^[\d.]+$|^\[/;

/** False where no browser makes passkeys: without them in the browser, without encryption, at a bare IP address. */
export function passkeysPossible(view: PasskeyWindow = window): boolean {
  return view.isSecureContext && 'PublicKeyCredential' in view && !IP_ADDRESS.test(view.location.hostname);
}
