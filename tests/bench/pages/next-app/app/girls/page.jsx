import { Card } from './card.jsx';

/** Next's own cache: the page is static and made again in the background once it is a second old. */
export const revalidate = 1;

export default async function Page() {
  const answer = await fetch(`${process.env.PLATFORM_URL}/api/v1/browse/react/girls?perPage=98`, {
    next: { revalidate: 1 },
  });
  const { userList, seo, totalCount } = await answer.json();
  return (
    <main className="mx-auto flex max-w-(--breakpoint-max) flex-col gap-4 px-3 py-4">
      <h1 className="heading text-2xl">{seo.h1}</h1>
      <p className="text-sm text-text-muted">{totalCount}</p>
      <ul
        aria-label="Live now"
        className="grid gap-2.5"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(calc(50% - 0.3125rem), 210px), 1fr))' }}
      >
        {userList.map((user, index) => (
          <li key={user.username} className="grid min-w-0">
            <Card user={user} eager={index < 8} />
          </li>
        ))}
      </ul>
    </main>
  );
}
