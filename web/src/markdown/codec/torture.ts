/** Everything that Markdown has, in the ways that people and other programs write it. */
export const torture = String.raw`Setext heading
==============

Second one
---

# One #

###### Six

Two lines
of one paragraph, with *emphasis*, __strong__, ***both***, _under_score, ~~struck~~ and ${'`'}code${'`'}.
A hard break  
by spaces, and one\
by a backslash.

Escapes: \*not\* \_this\_ \[nor that\] \# 1\. &amp; &copy; &#35; <b>html</b> 1) = | ~ a_b_c 2 * 3.

<https://example.org/?a=1&b=2> [link](/news "A title") [encoded](/a%20b) [ref][one] [two] ![alt *text*](/images/a_b.jpg "Picture")

[one]: /first "First"
[two]: <https://example.org/second>

[![linked picture](/images/c.jpg)](/heritage)

* star
* list
    * nested four
        1. deep
        2. deeper

+ plus

- dash

  with a second paragraph

  > and a quote
  > - with a list

- after

7) seven
8) eight

> quote
continued lazily
>
> - list in quote
>   more

    indented code
	with a tab

${'```'}js title="x"
const a = ${'`'}b${'`'};

${'```'}

~~~
tildes
~~~

| Left | Right | Center |
|:-----|------:|:------:|
| a \| b | ${'`'}c\|d${'`'} | **e** |
| short |

Header | Without
--- | ---
pipes | outside

***
- - -
- 
- after an empty item


Two blank lines above, and [a link in **bold**](mailto:a@example.org)**bold**_italic_.
`;
