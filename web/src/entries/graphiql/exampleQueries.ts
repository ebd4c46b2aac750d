/** The initial content of GraphiQL. */
export const exampleQueries = `# This site’s API. Everything is documented: open the documentation on the left.
# Changes need a session: run the SignIn mutation below, or sign in at /admin/login first.

# The newest articles. Ask for the next page with after: <endCursor>.
query News {
  news(first: 5, category: "all") {
    edges {
      node {
        databaseId
        titleEn
        titleId
        publishedAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

query Search {
  news(first: 10, search: "wax indigo", language: en) {
    edges {
      node {
        titleEn
        category
      }
    }
  }
}

query Featured {
  featuredNewsArticle {
    titleEn
    excerptEn
  }
}

mutation SignIn {
  signIn(input: { email: "editor@example.org", password: "…" }) {
    ... on SignInPayload {
      viewer {
        email
      }
    }
    ... on Error {
      code
      message
    }
  }
}

mutation Publish {
  createNewsArticle(
    input: { titleEn: "A title", titleId: "Sebuah judul", category: "culture", contentEn: "Some **Markdown**." }
  ) {
    ... on NewsArticlePayload {
      newsArticle {
        databaseId
        version
      }
    }
    ... on Error {
      code
      message
    }
    ... on ValidationError {
      fields {
        field
        code
      }
    }
  }
}
`;
