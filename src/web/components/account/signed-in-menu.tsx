import { useRef } from "react";
import { Link } from "react-router";
import { getPattern, listMenuPages } from "../../site-map.ts";
import { SignOutLink } from "../buyer/sign-out-link.tsx";
import { useAutoCloseMenu } from "../site/use-auto-close-menu.ts";

/** The buyer's name with a menu of their pages. In the phone menu it is always open. */
export default function SignedInMenu({ name, isExpanded }: { name: string; isExpanded: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  useAutoCloseMenu(container);
  if (isExpanded)
    return (
      <>
        <p className="pt-2.5 font-semibold">{name}</p>
        <BuyerLinks className="block py-2 hover:underline" />
      </>
    );
  return (
    <div ref={container} className="relative">
      <details className="group">
        <summary className="flex cursor-pointer items-center gap-1.5 py-1.5 font-semibold marker:content-none hover:underline [&::-webkit-details-marker]:hidden">
          <span className="truncate">{name}</span>
          <svg viewBox="0 0 10 6" className="w-2.5 shrink-0 group-open:rotate-180" aria-hidden="true">
            <path d="M1 1l4 4 4-4" className="fill-none stroke-current" strokeWidth="1.5" />
          </svg>
        </summary>
        <div className="absolute top-full right-0 z-20 mt-2 w-max min-w-48 rounded-sm border border-rule bg-sheet p-2 shadow-lg">
          <BuyerLinks className="block w-full rounded-sm px-3 py-2 text-left hover:bg-accent-wash hover:underline" />
        </div>
      </details>
    </div>
  );
}

function BuyerLinks({ className }: { className: string }) {
  return (
    <ul>
      {listMenuPages("account", "buyer").map((page) => (
        <li key={page.key}>
          <Link to={getPattern(page)} className={className}>
            {page.menu.label()}
          </Link>
        </li>
      ))}
      <li>
        <SignOutLink className={className} />
      </li>
    </ul>
  );
}
