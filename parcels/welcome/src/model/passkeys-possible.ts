/** What is asked of the browser's window. */
interface PasskeyWindow {
  readonly isSecureContext: boolean;
  readonly location: { readonly hostname: string };
}

const IP_ADDRESS = /^[\d.]+$|^\[/;

/**
 * False where no browser makes passkeys: without them in the browser, without encryption, at a bare IP address; and at hosts of
 * a brand, as they belong to the address of the installation's own site.
 */
export function passkeysPossible(brand: string | undefined, view: PasskeyWindow = window): boolean {
  return (
    brand === undefined &&
    view.isSecureContext &&
    'PublicKeyCredential' in view &&
    !IP_ADDRESS.test(view.location.hostname)
  );
}
