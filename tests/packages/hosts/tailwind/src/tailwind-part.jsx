/** Classes of the host: Tailwind's own names, names that our theme does not have, and names that it has too. */
export function TailwindPart() {
  return (
    <>
      <p className="bg-red-500 text-4xl font-serif tracking-widest sm:italic md:underline lg:uppercase">
        Tailwind’s names
      </p>
      <p className="bg-surface text-primary text-lg text-base text-sm rounded-lg shadow-md p-4 desktop:flex">
        The host’s names
      </p>
      <p className="animate-pulse border ring-2 transition duration-300 ease-out translate-x-1 heading">
        Movement and borders
      </p>
      <p className="text-base">Base</p>
      <p className="flex items-end gap-2 px-3 h-12 font-normal">Layout</p>
    </>
  );
}
